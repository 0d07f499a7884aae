/** Messages that are almost right: made from the schemas that the server publishes, then spoilt. */
import type { Random } from './random.ts';

export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly pattern?: string;
}

const WORDS = [
  '',
  'a',
  'mortal',
  'pan',
  'AAAAAAAAAAAA',
  'x'.repeat(32),
  'b3>b4^a3',
  '\u0000',
  '💥',
  "'; DROP TABLE games; --",
];
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  '',
  'x'.repeat(5_000),
  [],
  [[[[[[]]]]]],
  {},
  '\ud800',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  { toString: 1, constructor: {}, length: -1 },
];

const pick = <T>(items: readonly T[], random: Random): T => items[random(items.length)] as T;

/** Something that fits the schema, more or less. */
export const generate = (
  schema: JsonSchema,
  random: Random,
  hints: Readonly<Record<string, unknown>>,
): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return pick(schema.enum, random);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return generate(pick(choices, random), random, hints);
  switch (Array.isArray(schema.type) ? pick(schema.type, random) : schema.type) {
    case 'object': {
      const entries = Object.entries(schema.properties ?? {}).filter(
        ([name]) => schema.required?.includes(name) === true || random(2) === 0,
      );
      return Object.fromEntries(
        entries.map(([name, each]) => [name, hints[name] ?? generate(each, random, hints)]),
      );
    }
    case 'array':
      return Array.from({ length: (schema.minItems ?? 0) + random(3) }, () =>
        generate(schema.items ?? {}, random, hints),
      );
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 0) + random(Math.min(30, (schema.maximum ?? 30) + 1));
    case 'boolean':
      return random(2) === 0;
    case 'string':
      return pick(WORDS, random);
    default:
      return pick(ODD, random);
  }
};

/** Spoils one place of a value, wherever it is. */
export const spoil = (value: unknown, random: Random): unknown => {
  if (Array.isArray(value) && value.length > 0 && random(4) > 0) {
    const at = random(value.length);
    return value.map((item: unknown, index) => (index === at ? spoil(item, random) : item));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && random(5) > 0) {
    const names = Object.keys(value);
    const name = pick([...names, '__proto__', 'extra'], random);
    const entries = Object.entries(value);
    switch (random(3)) {
      case 0:
        return Object.fromEntries(entries.filter(([key]) => key !== name));
      case 1:
        return Object.fromEntries([...entries, [name, pick(ODD, random)]]);
      default:
        return Object.fromEntries(
          entries.map(([key, each]) => [key, key === name ? spoil(each, random) : each]),
        );
    }
  }
  return pick(ODD, random);
};

/** Spoils the text itself: cut short, a byte changed, doubled. */
export const spoilText = (text: string, random: Random): string => {
  const at = random(Math.max(1, text.length));
  switch (random(3)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return `${text.slice(0, at)}${String.fromCharCode(random(0x250))}${text.slice(at + 1)}`;
    default:
      return text + text;
  }
};
