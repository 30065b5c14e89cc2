import type { PeopleImportCalls } from '#contract/imports/people-import-calls.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import type { ImportSite } from './import-site.ts';

/** The parts that imports of people have in common on both sites. */
export const ofPeople = (calls: PeopleImportCalls) =>
  ({
    kind: 'people',
    calls,
    people: calls,
    commit: (id, body, timeLimit) => callEndpoint(calls.commitImport, { params: { id }, body, timeLimit }),
    remarks: ['email', 'language', 'birthday', 'ends_on'],
    useChoices: () => null,
  }) satisfies Partial<ImportSite>;
