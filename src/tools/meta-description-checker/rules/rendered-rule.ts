import { renderedRule } from "#engines/page-snapshot/rendered-rule.ts";
import { collapsed, type DescriptionSubject, descriptionTags } from "../description-subject.ts";
import { descriptionTag } from "./description-evidence.ts";

const others = "Messengers and most other crawlers run no scripts";

/** The description before and after scripts. */
export const descriptionRendered = renderedRule<DescriptionSubject>({
  id: "description-rendered",
  kind: "description-absent",
  name: "description",
  valuesOf: (snapshot) =>
    descriptionTags(snapshot)
      .filter(({ inHead, raw }) => inHead && raw.trim() !== "")
      .map(({ raw }) => collapsed(raw).slice(0, 5000)),
  tagOf: descriptionTag,
  detail: {
    written: `Google sees it once it has rendered the page. ${others} and find none.`,
    taken: `Google reads the page as rendered, so without it. ${others} and still find it.`,
    changed: `Google may show either. ${others} and show the one of the source.`,
  },
});
