import type { OperationName, Operations } from '@gyg/contract';
import type { AuditAction } from '@gyg/contract/audit';

/** The operations with which keys write; the log has them by their names. */
type KeyWrite = {
  [Name in OperationName]: Operations[Name] extends { key: `${string}:write` } ? Name : never;
}[OperationName];

/** In the names of texts a dot would begin a group: `group.granted` is `group/granted`. */
type Slashed<Action extends string> = Action extends `${infer Kind}.${infer Act}` ? `${Kind}/${Act}` : Action;

/** The name of the text of every act that the audit log can contain. */
export type ActName = Slashed<AuditAction> | KeyWrite;

/** The type of the texts of acts: one that is missing does not compile, nor one of an act that does not exist. */
export type ActTexts<Texts> = Record<ActName, string> & { [Extra in Exclude<keyof Texts, ActName>]: never };
