/** Figures for Prometheus. */

import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { GameService } from '../games/service.ts';

const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5] as const;

class Histogram {
  readonly #counts: number[] = BOUNDS.map(() => 0);
  #sum = 0;
  #count = 0;

  add(seconds: number): void {
    this.#sum += seconds;
    this.#count += 1;
    for (const [index, bound] of BOUNDS.entries()) {
      if (seconds <= bound) this.#counts[index] = (this.#counts[index] ?? 0) + 1;
    }
  }

  lines(name: string): readonly string[] {
    return [
      `# TYPE ${name} histogram`,
      ...BOUNDS.map((bound, index) => `${name}_bucket{le="${bound}"} ${this.#counts[index] ?? 0}`),
      `${name}_bucket{le="+Inf"} ${this.#count}`,
      `${name}_sum ${this.#sum}`,
      `${name}_count ${this.#count}`,
    ];
  }
}

const DELAY_RESOLUTION = 20;

export class Metrics {
  readonly #service: GameService;
  readonly #connections: () => number;
  readonly #requests = new Map<string, number>();
  readonly #durations = new Histogram();
  readonly #delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION });
  #entries = 0;
  #steps = 0;

  constructor(http: FastifyInstance, service: GameService, connections: () => number) {
    this.#service = service;
    this.#connections = connections;
    this.#delay.enable();
    service.onEntry(({ entry }) => {
      this.#entries += 1;
      for (const fact of entry.facts) if (fact.kind === 'played') this.#steps += fact.steps.length;
    });
    http.addHook('onResponse', async (_, reply) => {
      const status = `${Math.floor(reply.statusCode / 100)}xx`;
      this.#requests.set(status, (this.#requests.get(status) ?? 0) + 1);
      this.#durations.add(reply.elapsedTime / 1000);
    });
  }

  close(): void {
    this.#delay.disable();
  }

  text(): string {
    const cpu = process.cpuUsage();
    const gauge = (name: string, value: number, type = 'gauge'): string[] => [
      `# TYPE ${name} ${type}`,
      `${name} ${value}`,
    ];
    return [
      ...gauge('caldera_live_games', this.#service.liveGames),
      ...gauge('caldera_connections', this.#connections()),
      ...gauge('caldera_entries_total', this.#entries, 'counter'),
      ...gauge('caldera_steps_total', this.#steps, 'counter'),
      '# TYPE caldera_http_requests_total counter',
      ...[...this.#requests].map(
        ([status, count]) => `caldera_http_requests_total{status="${status}"} ${count}`,
      ),
      ...this.#durations.lines('caldera_http_request_seconds'),
      ...gauge('caldera_event_loop_delay_p99_seconds', this.#delay.percentile(99) / 1e9),
      ...gauge('process_cpu_seconds_total', (cpu.user + cpu.system) / 1e6, 'counter'),
      ...gauge('process_resident_memory_bytes', process.memoryUsage.rss()),
      '',
    ].join('\n');
  }
}
