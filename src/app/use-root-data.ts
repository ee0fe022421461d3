import { useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root.ts";

/** What the shell of every page knows; undefined where its loader failed. */
export const useRootData = () => useRouteLoaderData<Route.ComponentProps["loaderData"]>("root");
