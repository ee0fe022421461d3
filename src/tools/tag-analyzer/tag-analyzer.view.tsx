import type { PageInput } from "#core/page-check/page-input.ts";
import type { PageCheckOutput } from "#core/page-check/page-report.ts";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { PageCheckView } from "#ui/tool/page-check/page-check-view.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import type { TagFacts } from "./tag-analyzer.schema.ts";
import { LanguageTable, LinkTable, MetaTable, ScriptTables, StructureTables } from "./tag-tables.tsx";
import "./tag-analyzer.css";

export function View(page: ToolViewProps<PageInput, PageCheckOutput<TagFacts>>) {
  return (
    <PageCheckView
      page={page}
      action="Analyze tags"
      busy="Analyzing…"
      stops={["Find the server", "Read the page", "Ask other languages", "Judge"]}
      columns={[
        { title: "Tags in the head", of: ({ facts }) => facts.head.length },
        { title: "Meta tags", of: ({ facts }) => facts.metas.length },
        { title: "Scripts", of: ({ facts }) => facts.scripts.length },
        { title: "From other sites", of: ({ facts }) => facts.scripts.filter(({ isThirdParty }) => isThirdParty).length },
        { title: "Trackers", of: ({ facts }) => facts.ids.map(({ id }) => id).join(", ") || null },
        { title: "Elements", of: ({ facts }) => facts.structure.elements },
        { title: "Languages", of: ({ facts }) => facts.hreflang.length },
      ]}
    >
      {({ facts }) => (
        <div className="page-view tags">
          <Tabs
            legend="Part of the page"
            tabs={[
              { label: `Meta ${facts.metas.length}`, panel: <MetaTable metas={facts.metas} /> },
              { label: `Links ${facts.links.length}`, panel: <LinkTable links={facts.links} /> },
              { label: `Scripts ${facts.scripts.length}`, panel: <ScriptTables scripts={facts.scripts} ids={facts.ids} /> },
              { label: `Languages ${facts.hreflang.length}`, panel: <LanguageTable hreflang={facts.hreflang} /> },
              { label: "Structure", panel: <StructureTables structure={facts.structure} head={facts.head} /> },
            ]}
          />
        </div>
      )}
    </PageCheckView>
  );
}
