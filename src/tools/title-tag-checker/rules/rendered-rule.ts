import { renderedRule } from "#engines/page-snapshot/rendered-rule.ts";
import type { TitleSubject } from "../title-subject.ts";
import { titleTag } from "./title-evidence.ts";

const others = "Most other crawlers, those of AI answers and of link previews among them, run no scripts";

/** The title before and after scripts. */
export const titleRendered = renderedRule<TitleSubject>({
  id: "title-rendered",
  kind: "title-wording",
  name: "title",
  valuesOf: ({ titles }) => titles.slice(0, 1).flatMap(({ text }) => (text === "" ? [] : [text.slice(0, 2000)])),
  tagOf: titleTag,
  detail: {
    written: `Google sees it once it has rendered the page. ${others} and find none.`,
    taken: `Google indexes the page as rendered, so without it. ${others} and still find it.`,
    changed: `Google may show either. ${others} and show the one of the source.`,
  },
});
