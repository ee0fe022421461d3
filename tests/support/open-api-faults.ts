type Node = Record<string, unknown>;

const METHODS = new Set(["get", "put", "post", "delete", "options", "head", "patch", "trace"]);
const TYPES = new Set(["null", "boolean", "object", "array", "number", "integer", "string"]);
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

/** What keeps a document from being valid OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.1.html), by its structure. */
export function openApiFaults(document: Node): string[] {
  const faults: string[] = [];
  const info = document["info"] as Node | undefined;
  if (!/^3\.1\.\d$/.test(String(document["openapi"]))) faults.push("openapi: no version 3.1");
  if (!info?.["title"] || !info["version"]) faults.push("info: no title or version");
  const ids = new Set<string>();
  const shapes = new Set<string>();
  for (const [path, item] of Object.entries(document["paths"] as Record<string, Node>)) {
    if (!path.startsWith("/")) faults.push(`${path}: does not begin with a slash`);
    const shape = path.replace(/\{[^}]+\}/g, "{}");
    if (shapes.has(shape)) faults.push(`${path}: the same as another`);
    shapes.add(shape);
    for (const [method, operation] of Object.entries(item)) {
      if (["parameters", "summary", "description"].includes(method)) continue;
      if (METHODS.has(method)) operationFaults(`${method} ${path}`, path, operation as Node, [...list(item), ...list(operation as Node)]);
      else faults.push(`${path}: ${method} is no method`);
    }
  }
  walk(document, "#");
  return faults;

  function operationFaults(name: string, path: string, operation: Node, parameters: Node[]) {
    const id = String(operation["operationId"]);
    if (ids.has(id)) faults.push(`${name}: operationId ${id} is taken`);
    ids.add(id);
    if (!operation["summary"]) faults.push(`${name}: no summary`);
    const named = [...path.matchAll(/\{([^}]+)\}/g)].map(([, each]) => each);
    const declared = parameters.filter((each) => each["in"] === "path" && each["required"] === true).map((each) => each["name"]);
    if (named.toSorted().join() !== declared.toSorted().join()) faults.push(`${name}: names ${named} but declares ${declared}`);
    for (const each of parameters) if (!each["name"] || !each["in"] || !each["schema"]) faults.push(`${name}: a parameter is incomplete`);
    const body = operation["requestBody"] as Node | undefined;
    if (body && !Object.keys((body["content"] as Node | undefined) ?? {}).every((type) => /^[\w*]+\/[\w.+*-]+$/.test(type)))
      faults.push(`${name}: a body without a type`);
    if (body && name.startsWith("get ")) faults.push(`${name}: GET with a body`);
    const responses = Object.entries((operation["responses"] as Node | undefined) ?? {});
    if (!responses.some(([status]) => /^[23]/.test(status))) faults.push(`${name}: nothing says how it goes well`);
    for (const [status, response] of responses)
      if (!/^[1-5](?:\d\d|XX)$/.test(status) || !(response as Node)["description"]) faults.push(`${name}: response ${status}`);
  }

  /** References lead somewhere, and types are those of JSON Schema. Examples hold whatever they like. */
  function walk(value: unknown, at: string) {
    if (Array.isArray(value)) for (const [index, each] of value.entries()) walk(each, `${at}/${index}`);
    if (!isNode(value)) return;
    const { $ref, type } = value;
    if (typeof $ref === "string" && !resolve($ref)) faults.push(`${at}: ${$ref} leads nowhere`);
    const types = typeof type === "string" ? [type] : Array.isArray(type) ? type : [];
    for (const each of types) if (!TYPES.has(each as string)) faults.push(`${at}: type ${each}`);
    for (const [key, each] of Object.entries(value)) {
      if (["example", "examples", "default", "const", "enum"].includes(key)) continue;
      if (key === "properties" && isNode(each)) for (const [name, schema] of Object.entries(each)) walk(schema, `${at}/properties/${name}`);
      else walk(each, `${at}/${key}`);
    }
  }

  function resolve(reference: string): boolean {
    if (!reference.startsWith("#/")) return false;
    let found: unknown = document;
    for (const part of reference.slice(2).split("/"))
      found = isNode(found) ? found[part.replaceAll("~1", "/").replaceAll("~0", "~")] : undefined;
    return found !== undefined;
  }
}

const list = (node: Node): Node[] => (node["parameters"] as Node[] | undefined) ?? [];
