import { type ComponentType, lazy } from "react";
import { present } from "#core/errors/present.ts";
import { loadPart } from "#ui/lazy-when-needed.ts";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";

// biome-ignore lint/suspicious/noExplicitAny: a view takes its own tool's input and output; the page passes both on unread.
export type ToolView = ComponentType<ToolViewProps<any, any>>;

const modules = import.meta.glob<ToolView>("./*/*.view.tsx", { import: "View" });

/** One lazy chunk a tool; the browser never receives the registry. */
const views = new Map(
  Object.entries(modules).map(([path, load]) => [
    present(path.split("/")[1]),
    lazy(() => loadPart(import.meta.env.SSR ? null : document.querySelector("main .tool"), load)),
  ]),
);

export const viewOf = (slug: string): ToolView | undefined => views.get(slug);
