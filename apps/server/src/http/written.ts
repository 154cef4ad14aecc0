// An answer that is text already.

/** JSON as it leaves the server. */
export class Written {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
