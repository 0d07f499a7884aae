import { strengthText } from '@caldera/engine';
import {
  averageWeights,
  exportWeights,
  learn,
  playForSamples,
  testWeights,
  weightsIn,
  writePrior,
} from '@caldera/engine/train';
import { fail, ok, type Result } from '@caldera/rules';
import { type Command, command, DONE } from '../command.ts';
import { readCount } from '../match/settings.ts';

const STEPS = ['generate', 'train', 'average', 'export', 'test', 'prior'] as const;
type StepName = (typeof STEPS)[number];
const isStep = (word: string): word is StepName => (STEPS as readonly string[]).includes(word);

const DEFAULTS = {
  folder: 'train/samples',
  weights: 'train/weights',
  target: 'packages/engine/src/net/weights.ts',
  prior: 'packages/engine/src/prior-weights.ts',
};

/** The layer is summed up in pieces of this size; wider than the most it is not supported. */
const WIDTH = 64;
const WIDEST = 512;
const USUAL_WIDTH = 256;

const readWidth = (text: string | undefined): Result<number, string> => {
  const width = readCount('hidden', text, USUAL_WIDTH);
  return !width.ok || (width.value % WIDTH === 0 && width.value <= WIDEST)
    ? width
    : fail(`--hidden needs a multiple of ${WIDTH} up to ${WIDEST}, not "${text}".`);
};

const readShare = (text = '85'): Result<number, string> =>
  /^(\d{1,2}|100)$/.test(text)
    ? ok(Number(text))
    : fail(`--trust needs a whole number from 0 to 100, not "${text}".`);

export const trainCommand: Command = command({
  name: 'train',
  summary: 'train the network of the engine by self-play',
  usage: '<step>',
  details:
    'Four steps, each of which can be stopped and taken up again: "generate" plays against itself and appends samples to files; "train" learns from them and keeps weights after every epoch; "test" lets the weights play against those that the engine has, until it is clear which are stronger; "export" makes them the engine’s own. Between them, "average" puts the mean of several trainings that began alike into one folder. In one go, "prior" plays and learns which turns are likely to be good before anything is known of them.',
  options: {
    samples: {
      summary: 'folders with samples, joined by commas; train/samples where absent',
      value: 'folders',
    },
    weights: { summary: 'folder with weights; train/weights where absent', value: 'folder' },
    of: { summary: 'folders with the weights that "average" takes, joined by commas', value: 'folders' },
    teacher: { summary: 'weights that play in "generate"; the engine’s own where absent', value: 'file' },
    target: {
      summary: 'source file that "export" or "prior" writes; the engine’s own where absent',
      value: 'file',
    },
    gods: {
      summary:
        '"simple", "fast" (all with a fast way to turns) or "all": who plays in "generate", "test" and "prior"; simple where absent',
      value: 'which',
    },
    count: { summary: 'samples per thread, or games; 100000 and 400 where absent', value: 'count' },
    threads: { summary: 'threads of self-play; 1 where absent', value: 'count' },
    nodes: { summary: 'positions a turn; 1800 where absent', value: 'count' },
    judged: {
      summary:
        'so many of the positions that are judged for each turn of "generate" become samples too, as the network is asked about little else; none where absent',
      value: 'count',
    },
    seed: { summary: 'names the files of samples and seeds the games; 1 where absent', value: 'number' },
    hidden: { summary: 'width of the hidden layer, a multiple of 64; 256 where absent', value: 'count' },
    epochs: { summary: 'how often all samples are seen; 6 where absent', value: 'count' },
    trust: {
      summary: 'per cent of what is learnt that is the teacher’s score, 0 to 100; 85 where absent',
      value: 'per cent',
    },
    unit: {
      summary:
        'hundredths of a level that the teacher takes for a chance of 73 in 100; what fits the results best where absent',
      value: 'count',
    },
    onward: { summary: 'go on from the engine’s own weights where the folder has none' },
    others: { summary: 'learn only what belongs to the powers without a fast way to turns' },
    rate: {
      summary: 'size of the first steps, in ten-thousandths; 20 where absent, 10 to go on from weights',
      value: 'count',
    },
  },
  run: async ({ words: [step = ''], options, terminal, refuse }) => {
    if (!isStep(step)) return refuse(`"${step}" is no step: ${STEPS.join(', ')}.`);
    const { gods = 'simple' } = options;
    if (gods !== 'simple' && gods !== 'fast' && gods !== 'all')
      return refuse(`"${gods}" is none of "simple", "fast" and "all".`);
    const numbers = {
      count: readCount('count', options.count, step === 'test' ? 400 : 100_000),
      threads: readCount('threads', options.threads, 1),
      nodes: readCount('nodes', options.nodes, 1800),
      seed: readCount('seed', options.seed, 1),
      hidden: readWidth(options.hidden),
      epochs: readCount('epochs', options.epochs, 6),
      trust: readShare(options.trust),
      rate: readCount('rate', options.rate, 20),
      unit: readCount('unit', options.unit, 100),
      judged: readCount('judged', options.judged, 0),
    };
    const wrong = Object.values(numbers).find((number) => !number.ok);
    if (wrong !== undefined && !wrong.ok) return refuse(wrong.error);
    const number = (name: keyof typeof numbers): number => {
      const value = numbers[name];
      return value.ok ? value.value : 0;
    };
    const folders = (options.samples ?? DEFAULTS.folder).split(',');
    const { weights: output = DEFAULTS.weights } = options;
    const target = options.target ?? (step === 'prior' ? DEFAULTS.prior : DEFAULTS.target);
    const say = (line: string): void => {
      void terminal.print(`${line}\n`);
    };
    const began = performance.now();
    const seconds = (): string => `${Math.round((performance.now() - began) / 1000)} s`;
    switch (step) {
      case 'generate':
        await playForSamples({
          folder: folders[0] ?? DEFAULTS.folder,
          threads: number('threads'),
          nodes: number('nodes'),
          samples: number('count'),
          seed: number('seed'),
          lineUps: gods,
          ...(options.judged === undefined ? {} : { judged: number('judged') }),
          ...(options.teacher === undefined ? {} : { weights: weightsIn(options.teacher) }),
          onProgress: (samples) =>
            say(`${samples} of ${number('count') * number('threads')} samples after ${seconds()}`),
        });
        return DONE;
      case 'train': {
        const { samples, unit } = learn({
          folders,
          output,
          hidden: number('hidden'),
          epochs: number('epochs'),
          trust: number('trust') / 100,
          rate: number('rate') / 10_000,
          ...(options.unit === undefined ? {} : { unit: number('unit') }),
          onward: options.onward === true,
          othersOnly: options.others === true,
          onProgress: (epoch, share) => say(`epoch ${epoch}: ${(share * 100).toFixed(0)} %, ${seconds()}`),
          onEpoch: ({ epoch, loss, kept, right }) =>
            say(
              `epoch ${epoch}: loss ${loss.toFixed(4)}, on kept samples ${kept.toFixed(4)}, results told right ${(right * 100).toFixed(1)} %, ${seconds()}`,
            ),
        });
        say(`${samples} samples, ${Math.round(unit)} hundredths of a level are one unit`);
        return DONE;
      }
      case 'average': {
        if (options.of === undefined)
          return refuse('"average" needs --of: folders with weights, joined by commas.');
        averageWeights(options.of.split(','), output);
        say(`${output}/weights.bin written`);
        return DONE;
      }
      case 'export':
        exportWeights(`${output}/weights.bin`, target);
        say(`${target} written`);
        return DONE;
      case 'prior': {
        const wanted = number('count');
        let told = 0;
        const { found, byChance } = writePrior(
          {
            lineUps: gods,
            nodes: number('nodes'),
            positions: wanted,
            epochs: number('epochs'),
            seed: number('seed'),
            onProgress: (positions) => {
              if (positions < told + 1000 && positions < wanted) return;
              told = positions;
              say(`${positions} of ${wanted} positions after ${seconds()}`);
            },
          },
          target,
        );
        say(
          `the turn that was chosen is among the first eight in ${(found * 100).toFixed(1)} % of positions kept apart, by chance in ${(byChance * 100).toFixed(1)} %; ${target} written`,
        );
        return DONE;
      }
      case 'test': {
        let [won, lost] = [0, 0];
        const verdict = await testWeights({
          first: weightsIn(`${output}/weights.bin`),
          nodes: number('nodes'),
          games: number('count'),
          bounds: [0, 40],
          lineUps: gods,
          onGame: (wins, losses) => {
            [won, lost] = [wins, losses];
            if ((won + lost) % 10 === 0) say(strengthText(won, lost));
          },
        });
        say(`the new weights are ${verdict}: ${strengthText(won, lost)}`);
        return DONE;
      }
    }
  },
});
