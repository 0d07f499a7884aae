/** Rate limits: so many at once, so many a second. */

export class Bucket {
  readonly #size: number;
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(size: number, perSecond: number, now: number) {
    this.#size = size;
    this.#perSecond = perSecond;
    this.#left = size;
    this.#at = now;
  }

  /** Takes one, if there is one left. */
  take(now: number): boolean {
    this.#left = Math.min(this.#size, this.#left + (Math.max(0, now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** Nobody has taken any for so long that it is as good as new. */
  isFull(now: number): boolean {
    return this.#left + ((now - this.#at) / 1000) * this.#perSecond >= this.#size;
  }
}

/** From this many buckets on, those that nobody uses are thrown away; looking for them is not done too often. */
const MANY = 10_000;
const LOOK_EVERY = 1_000;

/** A bucket for everybody who asks: by address, by login, by seat. */
export class Buckets {
  readonly #size: number;
  readonly #perSecond: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();
  #lookedAt = 0;

  constructor(size: number, perSecond: number, now: () => number) {
    this.#size = size;
    this.#perSecond = perSecond;
    this.#now = now;
  }

  take(key: string): boolean {
    const now = this.#now();
    if (this.#buckets.size > MANY && now - this.#lookedAt >= LOOK_EVERY) this.#tidy(now);
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      bucket = new Bucket(this.#size, this.#perSecond, now);
      this.#buckets.set(key, bucket);
    }
    return bucket.take(now);
  }

  #tidy(now: number): void {
    this.#lookedAt = now;
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
  }
}
