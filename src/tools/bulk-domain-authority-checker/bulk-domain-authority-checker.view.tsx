import { sitesView } from "#ui/tool/figures/sites-view.tsx";

export const View = sitesView({ action: "Check the domains" });
