/** The server as people run it: a process of its own, from the compiled files. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const CALDERA = fileURLToPath(new URL('../../../cli/bin/caldera.js', import.meta.url));

export class ServerProcess {
  readonly address: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, address: string) {
    this.#child = child;
    this.address = address;
  }

  /** Resolves when the server has said where it is. */
  static async start(options: Readonly<Record<string, string | number>>): Promise<ServerProcess> {
    const all = { port: 0, 'log-level': 'silent', 'rate-limit': 1_000_000, ...options };
    const words = Object.entries(all).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const child = spawn(process.execPath, [CALDERA, 'serve', ...words], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    return new Promise((resolve, reject) => {
      child.stdout.on('data', (data: Buffer) => {
        said += data.toString();
        const address = /http:\/\/[^\s]+/.exec(said)?.[0];
        if (address !== undefined) resolve(new ServerProcess(child, address));
      });
      child.stderr.on('data', (data: Buffer) => {
        said += data.toString();
      });
      child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  get port(): number {
    return Number(new URL(this.address).port);
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return this.#child.exitCode;
    const ended = once(this.#child, 'exit');
    this.#child.kill(signal);
    await ended;
    return this.#child.exitCode;
  }
}
