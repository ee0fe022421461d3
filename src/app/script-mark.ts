import { createContext } from "react-router";

/**
 * Stands as a nonce on every script that React and its router write while one page is rendered. Nobody can know it before, so what carries
 * it is ours and may run; the server then hashes those scripts and takes the mark off (src/server/page-cache/page-document.ts).
 */
export const scriptMarkContext = createContext<string>();
