import { useEffect, useState } from "react";
import { useDraftPage } from "../fields/draft-context.ts";

export interface OwnPage {
  href: string;
  title: string;
}

/** Pages of ours whose name holds the words, asked for as they are typed; and the one of exactly that name, asked for at once. */
export function useOwnPages(words: string) {
  const { place } = useDraftPage();
  const [pages, setPages] = useState<readonly OwnPage[]>([]);
  useEffect(() => {
    const asked = new AbortController();
    const timer = setTimeout(() => {
      ask(place, { pages: words }, asked.signal).then(setPages, () => {});
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [place, words]);
  const named = async (name: string): Promise<OwnPage | undefined> =>
    (await ask(place, { pages: name }).catch(() => [])).find(({ title }) => title.toLowerCase() === name.trim().toLowerCase());
  return { pages, named };
}

/** All of our tools; they are few. */
export function useOwnTools(): readonly OwnPage[] {
  const { place } = useDraftPage();
  const [tools, setTools] = useState<readonly OwnPage[]>([]);
  useEffect(() => {
    const asked = new AbortController();
    ask(place, { tools: "" }, asked.signal).then(setTools, () => {});
    return () => asked.abort();
  }, [place]);
  return tools;
}

/** Between two keys of somebody who types. */
const TYPING_MS = 200;

async function ask(place: string, words: Record<string, string>, signal?: AbortSignal): Promise<OwnPage[]> {
  const response = await fetch(`/admin/content/${place}/save?${new URLSearchParams(words)}`, signal ? { signal } : {});
  return response.ok && !response.redirected ? ((await response.json()) as OwnPage[]) : [];
}
