import type { AuditEntry, Locale } from '@gyg/contract';
import type { CsvColumns } from '../../../text/write-csv';
import { formatZonedTime } from '../../../text/zoned-time';

const headers: Record<Locale, readonly string[]> = {
  en: [
    ...['Time (Swedish time)', 'Who', 'Right', 'Category', 'Action', 'Kind', 'Target', 'Id'],
    ...['Organisation', 'Details', 'Before', 'After', 'Reason', 'Request'],
  ],
  se: [
    ...['Tid (svensk tid)', 'Vem', 'Rättighet', 'Kategori', 'Händelse', 'Typ', 'Gäller', 'Id'],
    ...['Organisation', 'Uppgifter', 'Före', 'Efter', 'Anledning', 'Anrop'],
  ],
};

const json = (fields: Readonly<Record<string, unknown>> | null) => (fields === null ? '' : JSON.stringify(fields));

/** The columns of the entries; codes stay as they are, so that a file can be evaluated by programs. */
export function auditColumns(locale: Locale): CsvColumns<AuditEntry> {
  const line = ({ actor, target, organization, ...entry }: AuditEntry) => [
    ...[formatZonedTime(new Date(entry.at)), actor.name ?? actor.id ?? actor.kind],
    ...[entry.role, entry.category, entry.action, target.kind, target.name ?? '', target.id],
    ...[organization?.name ?? '', json(entry.details), json(entry.before), json(entry.after)],
    ...[entry.reason ?? '', entry.requestId ?? ''],
  ];
  return { header: headers[locale], line };
}
