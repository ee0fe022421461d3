import { sitesView } from "#ui/tool/figures/sites-view.tsx";

export const View = sitesView({
  action: "Compare the domains",
  unpack: async (bytes) => (await import("#engines/search-console/unpack-export.ts")).exportedText(bytes),
});
