import type { Route } from "../+types/document.ts";

/** What the editor is opened with. */
export type EditorData = Route.ComponentProps["loaderData"];
