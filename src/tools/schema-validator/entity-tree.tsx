import { type BranchValue, type EntityBranch, entityBranches } from "./entity-branches.ts";
import type { SchemaFacts, ShownEntity } from "./schema-validator.schema.ts";

/** The things that the page describes and how they hang together. */
export function EntityTree({ facts, id }: { facts: SchemaFacts; id: string }) {
  const { counts, moreEntities } = facts;
  const branches = entityBranches(facts);
  return (
    <div className="page-view">
      <h3>What the page describes</h3>
      <ul className="sdcounts" aria-label="Items by syntax">
        <li data-none={counts.jsonLd === 0 || undefined}>
          JSON-LD <b>{counts.jsonLd}</b>
        </li>
        <li data-none={counts.microdata === 0 || undefined}>
          Microdata <b>{counts.microdata}</b>
        </li>
        <li data-none={counts.rdfa === 0 || undefined}>
          RDFa <b>{counts.rdfa}</b>
        </li>
      </ul>
      <ul className="sdtree">
        {branches.map((branch, index) => (
          <li key={branch.entity.key}>
            <Item branch={branch} id={id} isOpen={index < 3} />
          </li>
        ))}
      </ul>
      {moreEntities > 0 && <p className="meta sdnote">And {moreEntities.toLocaleString("en-US")} more, judged and not drawn.</p>}
    </div>
  );
}

function Item({ branch: { entity, properties }, id, isOpen }: { branch: EntityBranch; id: string; isOpen: boolean }) {
  return (
    <details className="sditem" open={isOpen} id={`${id}item-${entity.key}`} data-faulty={entity.faults > 0 || undefined}>
      <summary className="sditem-head">
        <b className="sditem-type">{entity.types.join(", ") || "No type"}</b>
        <span className="sditem-label">{entity.label}</span>
        {entity.faults > 0 && <span className="sdfault">{entity.faults === 1 ? "one fault" : `${entity.faults} faults`}</span>}
        <span className="meta">
          {SYNTAX[entity.syntax]}, line {entity.line}
        </span>
      </summary>
      {entity.id !== null && (
        <p className="sditem-id mono">
          <span className="meta">@id</span> {entity.id}
        </p>
      )}
      <dl className="sdprops">
        {properties.map(({ name, line, fault, values, more }) => (
          <div key={`${name}${line}`} data-branch={values.some(({ shows }) => shows === "branch") || undefined}>
            <dt className="mono">
              {name}
              {fault && <span className="sdfault">{fault}</span>}
            </dt>
            {values.map((value, index) => (
              <dd key={index}>
                <Value value={value} id={id} />
              </dd>
            ))}
            {more > 0 && <dd className="meta">and {more.toLocaleString("en-US")} more</dd>}
          </div>
        ))}
      </dl>
    </details>
  );
}

function Value({ value, id }: { value: BranchValue; id: string }) {
  if (value.shows === "branch") return <Item branch={value.branch} id={id} isOpen />;
  if (value.shows === "link")
    return (
      <a href={`#${id}item-${value.to.key}`}>
        {value.to.types.join(", ") || "Item"} {value.to.label && `“${value.to.label}”`}
      </a>
    );
  if (value.text === "") return <em>empty</em>;
  return value.kind === "text" ? value.text : <span className="mono">{value.text}</span>;
}

const SYNTAX: Record<ShownEntity["syntax"], string> = { "json-ld": "JSON-LD", microdata: "Microdata", rdfa: "RDFa" };
