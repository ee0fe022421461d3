/** One candidate of a srcset: an address and how wide or dense the picture behind it is. */
export interface SrcsetCandidate {
  url: string;
  /** From a `w` descriptor. */
  width: number | null;
  /** From an `x` descriptor; null stands for 1. */
  density: number | null;
}

/**
 * Takes a srcset apart to the letter of https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute. Candidates with
 * descriptors that the standard calls an error are left out. Each character is looked at once.
 */
export function parseSrcset(input: string): SrcsetCandidate[] {
  const candidates: SrcsetCandidate[] = [];
  let position = 0;
  for (;;) {
    while (position < input.length && (isSpace(input.charCodeAt(position)) || input[position] === ",")) position++;
    if (position >= input.length) return candidates;
    const start = position;
    while (position < input.length && !isSpace(input.charCodeAt(position))) position++;
    let end = position;
    while (end > start && input[end - 1] === ",") end--;
    const url = input.slice(start, end);
    // A comma at the end of the address ends the candidate.
    const { descriptors, next } = end < position ? { descriptors: [], next: position } : readDescriptors(input, position);
    position = next;
    const size = readSize(descriptors);
    if (size) candidates.push({ url, ...size });
  }
}

function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d && code !== 0x0b);
}

/** What stands between the address and the next comma outside brackets. */
function readDescriptors(input: string, from: number): { descriptors: string[]; next: number } {
  const descriptors: string[] = [];
  let position = from;
  while (position < input.length && isSpace(input.charCodeAt(position))) position++;
  let start = position;
  let inParens = false;
  const take = () => {
    if (position > start) descriptors.push(input.slice(start, position));
  };
  for (; position < input.length; position++) {
    const character = input[position];
    if (inParens) {
      inParens = character !== ")";
    } else if (isSpace(input.charCodeAt(position))) {
      take();
      start = position + 1;
    } else if (character === ",") {
      take();
      return { descriptors, next: position + 1 };
    } else if (character === "(") {
      inParens = true;
    }
  }
  take();
  return { descriptors, next: position };
}

/** Undefined when the descriptors contradict each other or are none that the standard knows. */
function readSize(descriptors: readonly string[]): Omit<SrcsetCandidate, "url"> | undefined {
  let width: number | null = null;
  let density: number | null = null;
  let height: number | null = null;
  for (const descriptor of descriptors) {
    const number = descriptor.slice(0, -1);
    const value = Number(number);
    if (descriptor.endsWith("w") && INTEGER.test(number)) {
      if (width !== null || density !== null || value === 0) return undefined;
      width = value;
    } else if (descriptor.endsWith("x") && FLOAT.test(number)) {
      if (width !== null || density !== null || height !== null || value < 0) return undefined;
      density = value;
    } else if (descriptor.endsWith("h") && INTEGER.test(number)) {
      if (height !== null || density !== null || value === 0) return undefined;
      height = value;
    } else return undefined;
  }
  return height !== null && width === null ? undefined : { width, density };
}

/** A valid non-negative integer and a valid floating-point number of the HTML standard. */
const INTEGER = /^\d+$/;
const FLOAT = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][-+]?\d+)?$/;
