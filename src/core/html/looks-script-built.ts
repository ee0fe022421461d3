/** Fewer characters than a short paragraph. */
const FEW = 200;

interface Source {
  /** A script that browsers run: its own file, or code in the page. */
  hasScript: boolean;
  /** Of the words that readers see, those for browsers without scripts left out. */
  characters: number;
  /** A link that leads away from the page. */
  hasLink: boolean;
}

/** Scripts, hardly a word and no way on: what readers see is written in the browser, and the source cannot tell what it is. */
export const looksScriptBuilt = ({ hasScript, characters, hasLink }: Source): boolean => hasScript && !hasLink && characters < FEW;

/** By its type. Data, templates and maps stand in script elements too, and nobody runs them. */
export const isRunScript = (type: string): boolean => /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/i.test(type.trim());

/** Whether a link leads anywhere but to a part of its own page. */
export const leadsAway = (href: string): boolean => !/^\s*(?:#|$|javascript:)/i.test(href);
