/** Deeper elements stand below each other: a hostile page would be all white space. */
const DEEPEST_INDENT = 40;

interface OpenBlock {
  name: string;
  /** Something in it has a line of its own, and so has its end tag. */
  hasLines: boolean;
}

/** Lines of a page as they are written, with the blocks that are open. */
export class IndentedLines {
  readonly #indent: string;
  readonly #lines: string[] = [];
  readonly #open: OpenBlock[] = [];
  #line = "";
  #depth = 0;
  /** Nothing but tags of blocks stands in the line: a break changes nothing. */
  #isAtEdge = true;

  constructor(indent: string) {
    this.#indent = indent;
  }

  get innermost(): string {
    return this.#open.at(-1)?.name ?? "";
  }

  isIn(name: string): boolean {
    return this.innermost === name;
  }

  /** Whether a line may end here: beside a block, at white space, and where none is drawn. */
  mayBreak(): boolean {
    return this.#isAtEdge || this.#line.endsWith(" ") || /^(?:html|head)?$/.test(this.innermost);
  }

  /** Continues the line. */
  add(text: string): void {
    if (this.#line === "") this.#depth = this.#open.length;
    this.#line += text;
    this.#isAtEdge = false;
  }

  /** Words with single spaces. */
  addWords(words: string): void {
    const text = this.#isAtEdge ? words.replace(/^ /, "") : words;
    if (text !== "") this.add(text);
  }

  /** Code on lines of its own, set in unless a line break in it may count. */
  addCode(code: string): void {
    const lines = code.replace(/\n$/, "").split("\n");
    const last = this.#open.at(-1);
    if (code === "") return;
    if (last?.name !== "script" && last?.name !== "style") {
      this.add(code);
      return;
    }
    this.#break();
    last.hasLines = true;
    const isFixed = /`|\\\n/.test(code);
    for (const line of lines) {
      if (isFixed) this.#lines.push(line);
      else {
        this.add(line);
        this.#break();
      }
    }
  }

  addAlone(text: string): void {
    this.#beginLine();
    this.add(text);
    this.#break();
  }

  enter(name: string, tag: string): void {
    this.#beginLine();
    this.add(tag);
    this.#open.push({ name, hasLines: false });
    this.#isAtEdge = true;
  }

  /** An element without an end tag is over. */
  leave(): void {
    this.#break();
    this.#open.pop();
  }

  leaveBy(name: string, tag: string): void {
    const found = this.#open.findLastIndex((block) => block.name === name);
    if (found === -1) {
      this.add(tag);
      return;
    }
    while (this.#open.length > found + 1) this.leave();
    if (this.#open.pop()?.hasLines) this.#break();
    this.#line = this.#line.replace(/ $/, "");
    this.add(tag);
    this.#break();
  }

  end(): string {
    this.#break();
    return this.#lines.length === 0 ? "" : `${this.#lines.join("\n")}\n`;
  }

  #beginLine(): void {
    this.#break();
    const last = this.#open.at(-1);
    if (last) last.hasLines = true;
  }

  #break(): void {
    const line = this.#line.replace(/ $/, "");
    if (line !== "") this.#lines.push(`${this.#indent.repeat(Math.min(this.#depth, DEEPEST_INDENT))}${line}`);
    this.#line = "";
    this.#isAtEdge = true;
  }
}
