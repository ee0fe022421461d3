import type { HtmlElement } from "#core/html/parse-html.ts";
import type { Entity } from "../entity.ts";

export interface Item {
  entity: Entity;
  element: HtmlElement;
  vocabulary: string | null;
}
