import { type ExprNode, evaluateSync, parse } from "groq-js";
import { valueAt } from "#core/content/field-path.ts";
import { isPublished, type RawDocument } from "#core/content/raw-document.ts";
import { followChanges, type KeptList, keepList, listedType } from "./kept-lists.ts";

/**
 * Answers GROQ over documents in memory. What a list costs in proportion to the documents of its type is paid once: lists are kept, and an
 * index that is made from the one before it changes them where documents changed (`npm run bench -- studio`).
 * Results share objects with the index, so everything in it is frozen.
 */
export function createDocumentIndex(documents: readonly RawDocument[], before?: DocumentIndex): DocumentIndex {
  const published = documents.filter(isPublished).map(freeze);
  const byId = new Map(published.map((document) => [document._id, document]));
  const byType = Map.groupBy(published, (document) => document._type);
  const groups = Object.fromEntries([...byType].map(([type, group]) => [GROUP + type, group]));
  const plans = new Map<string, Plan>();
  const lists = new Map<string, KeptList>();
  /** Of queries that ask for the same each time, such as the settings: good as long as this index is. */
  const answers = new Map<string, unknown>();
  const keys = new Map<string, ReadonlyMap<unknown, RawDocument[]>>();
  if (before) takeOver(before);

  return {
    byId,
    lists,
    askedFor(query, params = {}) {
      const { keyed } = plans.get(query) ?? planOf(query, params);
      return keyed ? withKey(keyed, params) : [];
    },
    evaluate(query, params = {}, instead = []) {
      const kept = lists.get(query);
      if (kept) return kept.rows;
      const isFixed = instead.length === 0 && Object.keys(params).length === 0;
      if (isFixed && answers.has(query)) return answers.get(query);
      const plan = plans.get(query) ?? planOf(query, params);
      const reads = new Set(plan.reads);
      const answer = run(plan, params, plan.keyed && instead.length > 0 ? { [KEYED]: instead.map(freeze) } : {}, reads);
      const list = plan.lists === undefined ? undefined : keepList(plan.lists, freeze(answer), reads);
      if (list) lists.set(query, list);
      else if (isFixed && answers.size < MOST_ANSWERS) answers.set(query, freeze(answer));
      return answer;
    },
  };

  function run({ tree, keyed }: Plan, params: Record<string, unknown>, instead: Record<string, unknown>, reads?: Set<string>): unknown {
    const picked = keyed && { [KEYED]: withKey(keyed, params) };
    return evaluateSync(tree, {
      dataset: published,
      params: { ...groups, ...picked, ...instead, ...params },
      dereference: ({ _ref }: { _ref: string }) => {
        const found = byId.get(_ref);
        reads?.add(found?._type ?? _ref);
        return found as never;
      },
    }).data;
  }

  function planOf(query: string, params: Record<string, unknown>): Plan {
    try {
      const plan = createPlan(parse(query), byType);
      plans.set(query, plan);
      return plan;
    } catch {
      // Some expressions, such as a slice by parameter, can be read only with their parameters; then the plan is good for these alone.
      return { tree: parse(query, { params }), reads: [] };
    }
  }

  /** What was kept of lists, as it is with these documents. */
  function takeOver({ byId: were, lists: kept }: DocumentIndex) {
    const changes = new Map<string, { type: string; now: RawDocument | undefined }>();
    for (const [id, now] of byId) if (were.get(id) !== now) changes.set(id, { type: now._type, now });
    for (const [id, { _type }] of were) {
      const now = byId.get(id);
      if (!now) changes.set(id, { type: _type, now });
      else if (now._type !== _type) return;
    }
    for (const [query, list] of kept) {
      const plan = planOf(query, {});
      const followed = followChanges(list, changes, {
        among: (some, reads) => freeze(run(plan, {}, { [GROUP + list.type]: some }, reads)),
        documentWith: (id) => byId.get(id),
      });
      if (followed) lists.set(query, followed);
    }
  }

  function withKey({ type, path, param }: Key, params: Record<string, unknown>): readonly RawDocument[] {
    const name = `${type} ${path}`;
    const made = keys.get(name) ?? Map.groupBy(byType.get(type) ?? [], (document) => valueAt(document, path));
    keys.set(name, made);
    return made.get(params[param]) ?? [];
  }
}

/** Pages ask for a dozen. */
const MOST_ANSWERS = 100;

export interface DocumentIndex {
  /** The few documents among which a query looks, if it asks for what has a certain key. */
  askedFor(query: string, params?: Record<string, unknown>): readonly RawDocument[];
  /** `instead`: what takes the place of those that were asked for. */
  evaluate(query: string, params?: Record<string, unknown>, instead?: readonly RawDocument[]): unknown;
  byId: ReadonlyMap<string, RawDocument>;
  /** By query. */
  lists: ReadonlyMap<string, KeptList>;
}

const GROUP = "__documents of type ";
const KEYED = "__documents with the key";

/** What one document is asked for by. */
const KEYS = ["_id", "slug.current", "seo.slug.current"];

interface Key {
  type: string;
  path: string;
  param: string;
}

interface Plan {
  tree: ExprNode;
  /** The type that this is a list of, if it is one that can be kept. */
  lists?: string | undefined;
  /** Types that it reads beside that one. */
  reads: readonly string[];
  keyed?: Key | undefined;
}

/**
 * `*[_type == "post" && …]` looks at posts alone: the star under such a filter becomes the group of that type, and where the filter asks
 * for a key, what has that key.
 */
function createPlan(asked: ExprNode, types: ReadonlyMap<string, unknown>): Plan {
  const reads: (string | undefined)[] = [];
  let keyed: Plan["keyed"];
  let isFixed = true;
  const tree = narrow(asked);
  const lists = listedType(asked, typeIn);
  const others = reads.toSpliced(reads.indexOf(lists), 1).filter((type) => type !== undefined);
  const canKeep = isFixed && lists !== undefined && others.length === reads.length - 1 && !others.includes(lists);
  return { tree, keyed, reads: others, lists: canKeep ? lists : undefined };

  function narrow<Node>(node: Node): Node {
    if (Array.isArray(node)) return node.map(narrow) as Node;
    if (typeof node !== "object" || node === null) return node;
    const { type } = node as unknown as ExprNode;
    if (type === "Parameter") isFixed = false;
    if (type === "Everything") reads.push(undefined);
    const isFilter = type === "Filter" && (node as unknown as { base: ExprNode }).base.type === "Everything";
    const entries = Object.entries(node).map(([key, value]) => [key, isFilter && key === "base" ? value : narrow(value)]);
    return { ...Object.fromEntries(entries), ...(isFilter && { base: baseOf((node as unknown as { expr: ExprNode }).expr) }) } as Node;
  }

  function baseOf(filter: ExprNode) {
    const type = typeIn(filter);
    reads.push(type);
    if (type === undefined || !types.has(type)) return { type: "Everything" };
    const key = keyed ? undefined : keyIn(filter);
    if (key) keyed = { type, ...key };
    return { type: "Parameter", name: key ? KEYED : GROUP + type };
  }
}

/** The type that every match of a filter must have, if the filter says one. */
function typeIn(filter: ExprNode): string | undefined {
  return equalIn(filter, (path, value) =>
    path === "_type" && value.type === "Value" && typeof value.value === "string" ? value.value : undefined,
  );
}

/** The key that every match of a filter must have. */
function keyIn(filter: ExprNode): { path: string; param: string } | undefined {
  return equalIn(filter, (path, value) => (KEYS.includes(path) && value.type === "Parameter" ? { path, param: value.name } : undefined));
}

/** The first of the equations that all matches of a filter fulfil which means something to the asker. */
function equalIn<Found>(filter: ExprNode, take: (path: string, value: ExprNode) => Found | undefined): Found | undefined {
  if (filter.type === "And") return equalIn(filter.left, take) ?? equalIn(filter.right, take);
  if (filter.type === "Group") return equalIn(filter.base, take);
  return filter.type === "OpCall" && filter.op === "==" ? take(pathOf(filter.left) ?? "", filter.right) : undefined;
}

function pathOf(node: ExprNode): string | undefined {
  if (node.type !== "AccessAttribute") return undefined;
  if (node.base === undefined) return node.name;
  const base = pathOf(node.base);
  return base && `${base}.${node.name}`;
}

function freeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const item of Object.values(value)) freeze(item);
  }
  return value;
}
