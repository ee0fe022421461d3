import { useRouteLoaderData } from "react-router";
import type { loader } from "../../../root.tsx";

/** The name that titles end with. */
export const useBrandName = () => useRouteLoaderData<typeof loader>("root")?.settings.brandName ?? "";
