// Chance of a simulation: numbers from a seed, the same each time.

/** Numbers drawn from one seed. */
export class Chance {
  #a: number;
  #b = 0x9e3779b9;
  #c = 0x243f6a88;
  #count = 1;

  constructor(seed: string) {
    this.#a = 2_166_136_261;
    for (const letter of seed) this.#a = Math.imul(this.#a ^ (letter.codePointAt(0) ?? 0), 16_777_619) | 0;
    for (let i = 0; i < 16; i++) this.share();
  }

  /** From 0 to 1, without 1 (sfc32). */
  share(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#count) | 0;
    this.#count = (this.#count + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum;
    return (sum >>> 0) / 4_294_967_296;
  }

  below(count: number): number {
    return Math.floor(this.share() * count);
  }

  /** How long until something that happens once in so many seconds on average, at any time alike. */
  wait(mean: number): number {
    return -Math.log(1 - this.share()) * mean;
  }

  /** How long work takes: around the mean, half as uneven as waits are. */
  work(mean: number): number {
    return (this.wait(mean) + this.wait(mean)) / 2;
  }
}
