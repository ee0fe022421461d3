/** What is known of one linked address after it was asked for. Kept as an event: nothing of the answer's body. */
export interface TargetFacts {
  /** Of the last answer. */
  status?: number;
  /** Status of each redirect and where it led. */
  hops?: readonly (readonly [status: number, url: string])[];
  /** Why there was no answer: a sentence for people. */
  error?: { code: string; message: string };
  /** The media type when it is not HTML. */
  type?: string;
  /** A wall against bots answered in place of the page: its maker. */
  wall?: string;
  /** Why an answer of 200 is taken for “not found”. */
  soft?: SoftSign;
  /** robots.txt of the crawled site closes it, so it was not asked for. */
  closed?: { line: number; rule: string };
  /** Never asked for: the number or the time was used up, or it belongs to another site. */
  unasked?: "limit" | "time" | "other-site";
}

/** words: its title, its heading or its few words say so. sibling: the same answer as for an address that cannot exist. shell: every address gets the same empty page. */
export type SoftSign = "words" | "sibling" | "shell";
