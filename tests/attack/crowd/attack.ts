export interface Attack {
  kind: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

type Property = { type?: string; enum?: unknown[]; maxLength?: number; maxItems?: number; items?: Property };
export interface DescribedTool {
  slug: string;
  runsIn: string;
  input: { properties?: Record<string, Property> };
  examples: { input: Record<string, unknown> }[];
}
