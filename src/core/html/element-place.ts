import { type Token, Tokenizer } from "parse5";

/**
 * Where an element stands. parse5 keeps an object for the element, each of its tags and each attribute, which is more than the element
 * itself: here they are made when somebody asks.
 */
export class ElementPlace implements Omit<Token.ElementLocation, "endTag"> {
  readonly startLine: number;
  readonly startCol: number;
  readonly startOffset: number;
  endLine: number;
  endCol: number;
  endOffset: number;
  readonly #tagEndLine: number;
  readonly #tagEndCol: number;
  readonly #tagEndOffset: number;
  #endTagLine = 0;
  #endTagCol = 0;
  #endTagOffset = 0;
  #attributes: Record<string, Token.Location> | undefined;
  readonly #source: string;

  /** Of an element whose start tag was just read. */
  constructor({ startLine, startCol, startOffset, endLine, endCol, endOffset }: Token.Location, source: string) {
    this.startLine = startLine;
    this.startCol = startCol;
    this.startOffset = startOffset;
    this.#tagEndLine = this.endLine = endLine;
    this.#tagEndCol = this.endCol = endCol;
    this.#tagEndOffset = this.endOffset = endOffset;
    this.#source = source;
  }

  get startTag(): Token.Location {
    const { startLine, startCol, startOffset } = this;
    return { startLine, startCol, startOffset, endLine: this.#tagEndLine, endCol: this.#tagEndCol, endOffset: this.#tagEndOffset };
  }

  get endTag(): Token.Location | undefined {
    if (this.#endTagOffset === 0) return undefined;
    const { endLine, endCol, endOffset } = this;
    return { startLine: this.#endTagLine, startCol: this.#endTagCol, startOffset: this.#endTagOffset, endLine, endCol, endOffset };
  }

  set endTag({ startLine, startCol, startOffset }: Token.Location) {
    this.#endTagLine = startLine;
    this.#endTagCol = startCol;
    this.#endTagOffset = startOffset;
  }

  /** Each attribute's own, from the start tag as it is written: read once, for a tag may hold thousands that are all asked for. */
  get attrs(): Record<string, Token.Location> {
    this.#attributes ??= Object.fromEntries(
      Object.entries(attributesIn(this.#source.slice(this.startOffset, this.#tagEndOffset))).map(([name, place]) => [
        name,
        this.#shifted(place),
      ]),
    );
    return this.#attributes;
  }

  #shifted({ startLine, startCol, startOffset, endLine, endCol, endOffset }: Token.Location): Token.Location {
    const column = (line: number, within: number) => (line === 1 ? this.startCol - 1 + within : within);
    return {
      startLine: this.startLine - 1 + startLine,
      startCol: column(startLine, startCol),
      startOffset: this.startOffset + startOffset,
      endLine: this.startLine - 1 + endLine,
      endCol: column(endLine, endCol),
      endOffset: this.startOffset + endOffset,
    };
  }
}

function attributesIn(startTag: string): Record<string, Token.Location> {
  let found: Record<string, Token.Location> = {};
  const ignore = () => {};
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag({ location }) {
        found = (location as Token.LocationWithAttributes).attrs ?? {};
      },
      onEndTag: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onCharacter: ignore,
      onNullCharacter: ignore,
      onWhitespaceCharacter: ignore,
      onEof: ignore,
    },
  );
  tokenizer.write(startTag, true);
  return found;
}
