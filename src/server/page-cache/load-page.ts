import type { ContentSource } from "#core/content/content-source.ts";
import type { FoundPage } from "./find-page.ts";
import type { CachedPage, createPageCache } from "./page-cache.ts";
import type { RenderBudget } from "./render-budget.ts";

interface Options {
  pages: ReturnType<typeof createPageCache>;
  content: ContentSource;
  budget: RenderBudget;
  /** Reads what other instances have published up to now. */
  refresh?: (() => Promise<void>) | undefined;
}

/** A page for everyone: kept, or made within the visitor's budget. What there is not is one page for each route, whatever was asked for. */
export function createPageLoader({ pages, content, budget, refresh }: Options) {
  let changes = 0;
  content.watch?.(() => void changes++);

  return async (found: FoundPage, visitor: () => string): Promise<CachedPage> => {
    const { bareKey, missingKey } = found;
    const before = changes;
    const key = found.key === bareKey || (await found.isKnown(content)) ? found.key : bareKey;
    const page = pages.peek(key) ?? (await make(key, visitor));
    if (page.status !== 404 || missingKey === undefined || missingKey === key) return page;
    // It may have just been published by way of another instance, of which this one learns by its next poll, within a second.
    await refresh?.();
    const renewed = changes === before ? page : await make(key, visitor);
    if (renewed.status !== 404) return renewed;
    return pages.peek(missingKey) ?? pages.load(missingKey);
  };

  async function make(key: string, visitor: () => string): Promise<CachedPage> {
    // It is being made for somebody else, or renewed, already.
    return pages.isLoading(key) ? pages.load(key) : budget(visitor(), () => pages.load(key));
  }
}

export type LoadPage = ReturnType<typeof createPageLoader>;
