import { sitesView } from "#ui/tool/figures/sites-view.tsx";

export const View = sitesView({ action: "Compare the domains" });
