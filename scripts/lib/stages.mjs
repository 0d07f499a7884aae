// A command is a short list of stages. Each says what it is doing, and a failed one says what to do next.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const INTERRUPTED = 130;

/**
 * @typedef {object} Stage
 * @property {string} doing what happens, as in "building"
 * @property {() => Promise<number>} run answers with an exit code
 * @property {string} help what a person does when it fails
 */

/**
 * Runs stages in order and stops at the first that fails.
 * Progress goes to stderr: stdout belongs to the program that is run.
 * @param {readonly Stage[]} stages
 * @returns {Promise<number>} the exit code for the process
 */
export async function runStages(stages) {
  if (major < 20 || (major === 20 && minor < 19)) {
    say(
      `Caldera needs Node 20.19 or newer, this is ${process.versions.node}. Install a newer Node and try again.`,
    );
    return 1;
  }
  for (const [index, stage] of stages.entries()) {
    say(`${index + 1}/${stages.length} ${stage.doing} …`);
    const code = await attempt(stage);
    if (code === INTERRUPTED) return code; // whoever pressed Ctrl-C knows why it stopped
    if (code !== 0) {
      say(`Failed while ${stage.doing}. ${stage.help}`);
      return code;
    }
  }
  return 0;
}

/** @param {string} line */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** @param {Stage} stage */
async function attempt(stage) {
  try {
    return await stage.run();
  } catch (error) {
    say(String(error));
    return 1;
  }
}
