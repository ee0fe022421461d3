import type { ContentTables } from "./tables/content-tables.ts";
import type { ProviderTables } from "./tables/provider-tables.ts";
import type { StaffTables } from "./tables/staff-tables.ts";
import type { VisitorTables } from "./tables/visitor-tables.ts";
import type { WorkTables } from "./tables/work-tables.ts";

/**
 * Every table, in columns that mean the same on SQLite and PostgreSQL: ids are text we make, times are ISO-8601 UTC text (so they sort
 * as text), booleans are 0 or 1, JSON is text.
 */
export interface Database extends ContentTables, WorkTables, VisitorTables, StaffTables, ProviderTables {}
