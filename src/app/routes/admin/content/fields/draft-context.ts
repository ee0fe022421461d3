import { createContext, useContext, useSyncExternalStore } from "react";
import { valueAtPath } from "#core/content/patch/apply-patches.ts";
import type { PatchPath } from "#core/content/patch/patch.ts";
import type { Draft } from "../saving/draft.ts";
import { titleOfDocument } from "../title-of-document.ts";

export interface Choice {
  id: string;
  title: string;
}

/** Documents that a reference may lead to. */
export interface Choices {
  rows: readonly Choice[];
  /** False when there are more than these, and they are searched for. */
  isWhole: boolean;
}

interface DraftPage {
  draft: Draft;
  /** What references may lead to, by type. */
  choices: Readonly<Record<string, Choices>>;
  /** What keeps a field from being published, by the id of its control. */
  faults: ReadonlyMap<string, string>;
  /** Ids of controls whose value visitors do not see yet; known only of documents in parts. */
  changed: ReadonlySet<string>;
  /** The page of the document without its slug: `/blog/`. */
  addressBase: string | undefined;
  /** The agency's own time zone. */
  zone: string;
  /** Type and id: `post/post-1`. */
  place: string;
}

export const DraftContext = createContext<DraftPage | undefined>(undefined);

export function useDraftPage(): DraftPage {
  const page = useContext(DraftContext);
  if (!page) throw new Error("a field stands outside of a document");
  return page;
}

/** What stands at a path; the component is drawn again when it changes, and only then. */
export function useValue(path: PatchPath): unknown {
  const { draft } = useDraftPage();
  const read = () => valueAtPath(draft.document, path);
  return useSyncExternalStore(draft.subscribe, read, read);
}

/** What the document is called, as it is being written. */
export function useTitle(): string {
  const { draft } = useDraftPage();
  const read = () => titleOfDocument(draft.document as Record<string, unknown>);
  return useSyncExternalStore(draft.subscribe, read, read);
}

/** The id of a field's control by the names and places that lead to it. */
export const controlId = (path: readonly PropertyKey[]) => ["field", ...path.map(String)].join("-");
