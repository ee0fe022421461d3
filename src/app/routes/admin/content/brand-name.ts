import { useRootData } from "../../../use-root-data.ts";

/** The name that titles end with. */
export const useBrandName = () => useRootData()?.settings.brandName ?? "";
