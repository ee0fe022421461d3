import { createContext } from "react-router";

/** How the server wants one page rendered. */
export interface RenderOptions {
  /**
   * Stands as a nonce on every script that React and its router write. Nobody can know it before, so what carries it is ours and may run;
   * the server then hashes those scripts and takes the mark off (src/server/page-cache/page-document.ts).
   */
  mark: string;
  /** The page of status 404 is kept already: its status will do. */
  skipsNotFound: boolean;
  /** Resolves when this page may be rendered. Pages take turns, so that a request for a kept page waits for one render and not for many. */
  turn(): Promise<void>;
}

export const renderOptionsContext = createContext<RenderOptions>();
