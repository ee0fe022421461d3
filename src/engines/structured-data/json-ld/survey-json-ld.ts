import type { JsonMember, JsonNode, JsonObject, Span } from "../json/json-tree.ts";
import { schemaContext } from "./schema-context.ts";
import { writtenValues } from "./written-form.ts";

/** What a block holds, counted before a processor sees it. */
export interface Survey {
  values: number;
  /** Contexts written out in the block, wherever they stand. */
  contextObjects: number;
  longestContext: number;
  /** Contexts given by address. */
  contexts: { address: string; span: Span }[];
  /** Objects on top that use plain names and have no context. */
  withoutContext: JsonObject[];
  repeatedKeys: JsonMember[];
  /** Names with an @ that the standard does not have. */
  unknownKeywords: JsonMember[];
  /** `"sameAs": "@acme"`: where an address or a type is expected, a word with an @ reads as a keyword and is dropped. */
  keywordValues: { word: string; span: Span }[];
  /** Indexes of one thing may contradict each other, which shows only when statements are made of it. */
  hasIndex: boolean;
  /** A keyword whose value no processor takes. */
  suspect: Span | null;
}

/** https://www.w3.org/TR/json-ld11/#keywords */
export const jsonLdKeywords: ReadonlySet<string> = new Set(
  "base container context direction graph id import included index json language list nest none prefix propagate protected reverse set type value version vocab"
    .split(" ")
    .map((name) => `@${name}`),
);

/** What a processor takes for a keyword, known or not: https://www.w3.org/TR/json-ld11/#terms */
const KEYWORD = /^@[a-z]+$/i;

export function surveyOf(root: JsonNode): Survey {
  const survey: Survey = {
    values: 0,
    contextObjects: 0,
    longestContext: 0,
    contexts: [],
    withoutContext: objectsIn(root).filter(needsContext),
    repeatedKeys: [],
    unknownKeywords: [],
    keywordValues: [],
    hasIndex: false,
    suspect: null,
  };
  const pending: JsonNode[] = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    survey.values++;
    if (node.kind === "array") pushAll(pending, node.items);
    else if (node.kind === "object") surveyObject(node, survey, pending);
  }
  return survey;
}

function surveyObject({ members }: JsonObject, survey: Survey, pending: JsonNode[]): void {
  const seen = new Set<string>();
  for (const member of members) {
    const { key, value } = member;
    if (seen.has(key)) survey.repeatedKeys.push(member);
    seen.add(key);
    if (KEYWORD.test(key) && !jsonLdKeywords.has(key)) survey.unknownKeywords.push(member);
    if (key === "@index") survey.hasIndex = true;
    if (key === "@context") surveyContext(value, survey);
    else if (takesNames(key))
      for (const written of writtenValues(value))
        if (isText(written) && KEYWORD.test(String(written.value)))
          survey.keywordValues.push({ word: String(written.value), span: written });
    if (key === "@id" && !(value.kind === "scalar" && typeof value.value === "string")) survey.suspect ??= value;
    if (key === "@type" && !isText(value) && !(value.kind === "array" && value.items.every(isText))) survey.suspect ??= value;
  }
  pushAll(
    pending,
    members.map(({ value }) => value),
  );
}

/** Without spreading: a hundred thousand arguments do not fit the stack. */
function pushAll(pending: JsonNode[], nodes: readonly JsonNode[]): void {
  for (let index = nodes.length - 1; index >= 0; index--) {
    const node = nodes[index];
    if (node) pending.push(node);
  }
}

function surveyContext(value: JsonNode, survey: Survey): void {
  for (const part of value.kind === "array" ? value.items : [value]) {
    if (part.kind === "object") {
      survey.contextObjects++;
      survey.longestContext = Math.max(survey.longestContext, part.end - part.start);
      for (const { key, value: named } of part.members)
        if (key === "@import" && isText(named)) survey.contexts.push({ address: String(named.value), span: named });
    } else if (part.kind === "scalar" && typeof part.value === "string") {
      survey.contexts.push({ address: part.value, span: part });
    }
  }
}

function needsContext({ members }: JsonObject): boolean {
  return (
    members.length > 0 &&
    !members.some(({ key }) => key === "@context") &&
    members.some(
      ({ key, value }) => isPlainTerm(key) || isPlainType(key, value) || (key === "@graph" && objectsIn(value).some(needsContext)),
    )
  );
}

function objectsIn(node: JsonNode): JsonObject[] {
  return (node.kind === "array" ? node.items : [node]).filter((item) => item.kind === "object");
}

/** Keys whose texts are addresses or types, by the standard or in schema.org's context. */
function takesNames(key: string): boolean {
  const term = Object.hasOwn(schemaContext, key) ? schemaContext[key] : undefined;
  return /^@?(?:id|type)$/.test(key) || (typeof term === "object" && (term as { "@type"?: string })["@type"] === "@id");
}

function isPlainTerm(key: string): boolean {
  return !key.startsWith("@") && !key.includes(":");
}

function isPlainType(key: string, value: JsonNode): boolean {
  return (
    key === "@type" && (value.kind === "array" ? value.items : [value]).some((type) => isText(type) && isPlainTerm(String(type.value)))
  );
}

function isText(node: JsonNode): node is JsonNode & { kind: "scalar" } {
  return node.kind === "scalar" && typeof node.value === "string";
}
