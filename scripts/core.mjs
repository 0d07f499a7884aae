// npm run core: compiles packages/engine/assembly to WebAssembly and writes it into packages/engine/src/core/code.ts.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const engine = fileURLToPath(new URL('../packages/engine/', import.meta.url));

/** No runtime: the core allocates nothing. The table of functions comes from outside, which puts the network's into it. */
const OPTIONS =
  '--runtime stub --noAssert --importTable --initialMemory 32 -O3 --converge --enable simd --enable bulk-memory';

/** @returns {Promise<Uint8Array>} */
export const compileCore = async () => {
  /** @type {Uint8Array[]} */
  const written = [];
  const stderr = asc.createMemoryStream();
  const { error } = await asc.main(
    ['assembly/index.ts', '--baseDir', engine, '--outFile', 'core.wasm', ...OPTIONS.split(' ')],
    {
      stderr,
      writeFile: (_, contents) => {
        if (typeof contents !== 'string') written.push(contents);
      },
    },
  );
  const [binary] = written;
  if (error || binary === undefined)
    throw new Error(`The core does not compile:\n${stderr.toString()}`, { cause: error });
  return binary;
};

const write = async () => {
  const code = Buffer.from(await compileCore());
  const lines = [
    '/** The core, compiled from `assembly/` by `npm run core`. */',
    'export const CORE_CODE: string =',
    `  '${code.toString('base64')}';`,
  ];
  writeFileSync(`${engine}src/core/code.ts`, `${lines.join('\n')}\n`);
  console.log(`${code.length} bytes written to packages/engine/src/core/code.ts`);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await write();
