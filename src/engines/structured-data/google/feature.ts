import type { Source } from "#core/sources/source.ts";
/**
 * What Google Search makes of structured data, as its documentation said on a day. Data, not code: when Google changes a rule, a line
 * here changes with it.
 */
export interface LiveFeature {
  /** Permanent: rule ids are made of it. */
  id: string;
  name: string;
  status: "live";
  /** What it gives, in a few words. */
  gives: string;
  /** An entity of one of these types, or of a narrower one, is judged. */
  types: readonly string[];
  /** Narrower types that have rules of their own. */
  except?: readonly string[];
  /** Narrower types do not count. */
  exact?: boolean;
  /** "main": only what the page is about, not what is mentioned on the way: a publisher is no local business to be listed. */
  scope: "any" | "main";
  /** Judged only when one of these is there; without it the entity never asked for the feature. */
  when?: readonly string[];
  whenValue?: WhenValue;
  /** Judged only when such a thing stands in the property. */
  whenInside?: Holding;
  /** Types that are not enough by themselves. */
  notAlone?: readonly string[];
  /** What is rated has to be one of these. */
  rates?: readonly string[];
  required: readonly Need[];
  recommended: readonly Need[];
  /** The same for what stands in a property. */
  inside?: readonly Inside[];
  limits?: readonly Limit[];
  /** Google's page about it. */
  doc: Source;
}

/** Values that an entity must have, by property: a type shared with another feature. */
interface WhenValue {
  path: string;
  values: readonly string[];
}

/** A property, or several of which one is enough. `offers.price` is the price of what stands in offers. */
export type Need = string | readonly string[];

/** What stands in a property. */
export interface Holding {
  path: string;
  /** Only values of these types; all when left out. */
  types?: readonly string[];
  except?: readonly string[];
}

export interface Inside extends Holding {
  required: readonly Need[];
  recommended: readonly Need[];
}

/** Of the words in a value. */
export type TextLimit = (
  | { kind: "length"; path: string; min?: number; max?: number }
  | { kind: "one-of"; path: string; values: readonly string[] }
  | { kind: "more-than-zero"; path: string }
  /** Digits with a point; schema.org would take any text. */
  | { kind: "number"; path: string }
  | { kind: "with-offset"; path: string }
  | { kind: "not-past"; path: string }
  | { kind: "decimals"; path: string; count: number }
  /** A code of ISO 4217. */
  | { kind: "currency"; path: string }
) & {
  /** Google asks for it before it shows the feature. Otherwise it goes without that part, or guesses. */
  refuses?: true;
};

export type Limit =
  | TextLimit
  | { kind: "at-least"; path: string; count: number }
  /** The ratings at a path, or the entity itself, are on their scale and of somebody. Others are not shown. */
  | { kind: "rating"; path?: string }
  /** An address of the web, or an object that has one. */
  | { kind: "web-address"; path: string; refuses?: true }
  /** What one property asks of another. */
  | { kind: "needs"; path: string; need: Need }
  /** Each entry but the last has an address, each has a name and a position. */
  | { kind: "breadcrumb" }
  /** Entries have positions and addresses, or the things themselves. */
  | { kind: "list" };

export interface RetiredFeature {
  id: string;
  name: string;
  status: "retired";
  types: readonly string[];
  except?: readonly string[];
  when?: readonly string[];
  whenValue?: WhenValue;
  /** All of these types together. */
  together?: boolean;
  /** ISO day. */
  retiredOn: string;
  /** Google's page about it. */
  doc: Source;
}

export type Feature = LiveFeature | RetiredFeature;
