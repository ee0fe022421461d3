import { createContext } from "react-router";
import type { ContentSource } from "#core/content/content-source.ts";
import type { ToolRegistry } from "#tools/registry.server.ts";

/** What loaders and actions may use. Made by the server for each request; nothing in it belongs to one visitor. */
export interface Site {
  /** The public origin, without a slash at its end. */
  origin: string;
  content: ContentSource;
  tools: ToolRegistry;
  runTool: RunTool;
  now(): Date;
}

/** Runs a tool for the visitor behind this request: limits, ports and queue included. */
export type RunTool = (slug: string, input: unknown) => Promise<ToolRunAnswer>;

/** `job`: accepted, follow it by its id. `done`: the outcome. */
export type ToolRunAnswer =
  | { kind: "done"; outcome: import("#core/tool/tool-outcome.ts").ToolOutcome<unknown>; limits: RunLimits }
  | { kind: "job"; id: string; limits: RunLimits };

export interface RunLimits {
  limit: number;
  remaining: number;
  resetSeconds: number;
}

export const siteContext = createContext<Site>();
