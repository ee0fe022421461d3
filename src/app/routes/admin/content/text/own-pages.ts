export interface OwnPage {
  href: string;
  title: string;
}

let loading: Promise<OwnPage[]> | undefined;

/** The pages that the search of the site knows, asked for once. */
export function ownPages(): Promise<OwnPage[]> {
  loading ??= fetch("/api/search-index.json").then(async (response) => (response.ok ? ((await response.json()) as OwnPage[]) : []));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
