import type { TagOptions } from "./write-tag.ts";

export interface HtmlOptions extends TagOptions {
  /** A run of white space becomes one space, and is dropped where no browser draws it. */
  collapseSpaces: boolean;
  /** It goes beside block elements too: the same picture unless a style sheet puts them in a line. */
  dropBlockSpaces: boolean;
  dropComments: boolean;
  /** End tags that HTML lets an author leave out. */
  dropEndTags: boolean;
}
