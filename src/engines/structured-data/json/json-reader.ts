import { JsonLexer } from "./json-lexer.ts";
import type { JsonArray, JsonMember, JsonNode, JsonObject } from "./json-tree.ts";

/** Real data nests five to ten levels. The bound keeps recursion, here and in the JSON-LD processor, off the end of the stack. */
const MAX_DEPTH = 200;

/** Objects and arrays. What a strict parser would stop at is written down with the change that repairs it, and reading goes on. */
export class JsonReader extends JsonLexer {
  /** Brackets that are open, innermost last. */
  private readonly open: ("{" | "[")[] = [];

  readDocument(): JsonNode | null {
    if (this.text.charCodeAt(0) === 0xfeff) this.replace("bom", this.at++, this.at, "");
    this.skipSpace();
    if (this.isAtEnd) {
      this.note("empty", 0, this.text.length);
      return null;
    }
    const start = this.at;
    const root = this.readValue();
    // Words that stand alone are prose, not a text that lost its quotes.
    if (root === null || (root.kind === "scalar" && this.edits.length > 0)) {
      this.edits.length = 0;
      this.note("no-value", start, Math.min(start + 20, this.text.length));
      return null;
    }
    return this.readRest(root);
  }

  /** What stands after the value: nothing, in JSON. */
  private readRest(root: JsonNode): JsonNode {
    const values = [root];
    for (this.skipSpace(); !this.isAtEnd; this.skipSpace()) {
      const start = this.at;
      const next = this.text[start];
      if (next === "}" || next === "]") {
        this.at++;
        this.replace("wrong-bracket", start, this.at, "");
      } else if (next === "," || next === ";") {
        this.at++;
        this.replace("extra-text", start, this.at, "");
      } else {
        const more: JsonNode | null = next === "{" || next === "[" ? this.readValue() : null;
        if (more === null) {
          this.at = this.text.length;
          this.replace("extra-text", start, this.at, "");
        } else {
          const before = values.at(-1) ?? root;
          this.replace("several-values", start, start + 1, ",", { start: before.end, end: before.end });
          values.push(more);
        }
      }
    }
    if (values.length === 1) return root;
    const end = values.at(-1)?.end ?? root.end;
    this.edits.push({ start: root.start, end: root.start, text: "[" }, { start: end, end, text: "]" });
    return { kind: "array", items: values, start: root.start, end };
  }

  private readValue(): JsonNode | null {
    const next = this.text[this.at];
    if (next === "{") return this.inside("{", () => this.readObject());
    if (next === "[") return this.inside("[", () => this.readArray());
    return this.readScalar(this.open.at(-1) === "[" ? "item" : "value");
  }

  private inside<Node extends JsonNode>(bracket: "{" | "[", read: () => Node): Node | null {
    if (this.open.length >= MAX_DEPTH) {
      if (!this.stopped) this.note("too-deep", this.at, this.at + 1);
      this.stopped = true;
      this.at = this.text.length;
      return null;
    }
    this.open.push(bracket);
    const node = read();
    this.open.pop();
    return node;
  }

  private readObject(): JsonObject {
    const node: JsonObject = { kind: "object", members: [], start: this.at++, end: this.at };
    while (this.goesOn("}", node)) {
      const member = this.readMember();
      if (member) {
        node.members.push(member);
        this.readSeparator(member.value.end);
      } else {
        this.dropWord();
      }
    }
    node.end = this.at;
    return node;
  }

  private readArray(): JsonArray {
    const node: JsonArray = { kind: "array", items: [], start: this.at++, end: this.at };
    while (this.goesOn("]", node)) {
      const item = this.readValue();
      if (item) {
        node.items.push(item);
        this.readSeparator(item.end);
      } else {
        this.dropWord();
      }
    }
    node.end = this.at;
    return node;
  }

  private readMember(): JsonMember | null {
    const key = this.readKey();
    if (!key) return null;
    this.skipSpace();
    const colon = /(?::|=>?)/y;
    colon.lastIndex = this.at;
    const found = colon.exec(this.text)?.[0];
    if (found === undefined) this.insert("missing-colon", key.end, ":");
    else if (found !== ":") this.replace("missing-colon", this.at, this.at + found.length, ":");
    this.at += found?.length ?? 0;
    this.skipSpace();
    const keySpan = { start: key.start, end: key.end };
    const value = this.readValue();
    if (value) return { key: key.value, keySpan, value };
    if (!this.stopped) this.insert("missing-value", this.at, "null", keySpan);
    return { key: key.value, keySpan, value: { kind: "scalar", value: null, start: this.at, end: this.at } };
  }

  /** True while entries follow; reads the closing bracket, or says that it is missing. */
  private goesOn(closing: "}" | "]", { start }: JsonNode): boolean {
    for (;;) {
      this.skipSpace();
      const next = this.text[this.at];
      if (next === closing) {
        this.at++;
        return false;
      }
      if (next === undefined) {
        if (!this.stopped) this.insert("not-closed", this.text.length, closing, { start, end: start + 1 });
        return false;
      }
      if (next === "}" || next === "]") {
        // The bracket of something further out: this one was never closed.
        if (this.open.slice(0, -1).includes(next === "}" ? "{" : "[")) {
          this.insert("not-closed", this.at, closing, { start, end: start + 1 });
          return false;
        }
        this.at++;
        this.replace("wrong-bracket", this.at - 1, this.at, "");
      } else if (next === "," || next === ";") {
        this.at++;
        this.replace("extra-comma", this.at - 1, this.at, "");
      } else {
        return true;
      }
    }
  }

  private readSeparator(after: number): void {
    this.skipSpace();
    const start = this.at;
    const next = this.text[start];
    if (next === "," || next === ";") {
      this.at++;
      this.skipSpace();
      if (this.isAtEnd || "}]".includes(this.text[this.at] ?? "")) this.replace("trailing-comma", start, start + 1, "");
      else if (next === ";") this.replace("wrong-separator", start, start + 1, ",");
    } else if (next !== undefined && next !== "}" && next !== "]") {
      this.insert("missing-comma", after, ",");
    }
  }

  /** Something that starts neither a name nor a value: passed over up to the next sign that means something. */
  private dropWord(): void {
    const start = this.at;
    const rest = /[^\s,;:{}[\]"]+|[\s\S]/y;
    rest.lastIndex = start;
    this.at += rest.exec(this.text)?.[0].length ?? 1;
    if (!this.stopped) this.replace("extra-text", start, this.at, "");
  }
}
