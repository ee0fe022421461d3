import type { FetchedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import type { SearchPorts } from "#features/studio/search-report.ts";
import type { ToolRegistry } from "#tools/registry.server.ts";
import { createJudgePage } from "../audit/judge-page.ts";
import { createYieldQueue } from "../tools/yield-queue.ts";

interface Around {
  tools: ToolRegistry;
  ports: ToolPorts;
  origin: string;
  /** One of our own addresses, over no socket. */
  answer(url: URL): Promise<Response>;
}

/** How the studio sees the page of a draft, and what our own tools say of it. */
export function createSearchPorts({ tools, ports, origin, answer }: Around): SearchPorts {
  const judges: ToolRegistry = new Map([...tools].filter(([, { tool }]) => tool.judgesDrafts));
  const judgePage = createJudgePage({ tools: judges, ports, turn: createYieldQueue() });
  return {
    async pageAt(address) {
      const response = await answer(new URL(address, origin));
      return response.ok ? response.text() : undefined;
    },

    async judge({ path, html }) {
      const how = { audit: "studio", isWhole: false };
      const judged = await judgePage(fetched(origin + path, html), how, AbortSignal.timeout(TIMEOUT_MS));
      return judged.map(({ tool, findings }) => ({ name: tools.get(tool)?.tool.name ?? tool, findings }));
    },
  };
}

const TIMEOUT_MS = 20_000;

/** As a visitor would get it once it is published. */
function fetched(url: string, html: string): FetchedPage {
  const body = new TextEncoder().encode(html);
  const headers = [["content-type", "text/html; charset=utf-8"]] as const;
  const hop = { url, status: 200, headers, address: "192.0.2.1", firstByteMs: 1, totalMs: 1 };
  return { url, status: 200, headers, body, truncated: false, hops: [hop], bytesWire: body.byteLength, totalMs: 1 };
}
