/** A person's key: the company is first in every key (architecture.md 4). */
export interface PersonKey {
  companyId: number;
  userId: number;
}
