import type Libsql from 'libsql';

/** How each migration since the fourth is taken back on SQLite, the last one first. */
const BACK: readonly (readonly [name: string, ...statements: string[]])[] = [
  [
    '0010-administration',
    'drop table sanctions',
    'drop table reports',
    'drop table deeds',
    'drop table announcements',
    'drop table mutes',
    'drop index chat_of_player',
  ],
  ['0008-alerts', 'drop table alerts', 'drop table alert_ways', 'drop table alert_people', 'drop table alert_keys'],
  ['0009-people', 'drop table stances', 'drop table invitations', 'drop table visits'],
  [
    '0007-clocks',
    'drop table clocks',
    'alter table tables drop column clock_json',
    'alter table tables drop column accord_json',
  ],
  ['0006-language', 'drop index tables_by_move', 'alter table tables drop column language'],
  ['0005-hints', 'alter table tables drop column hints'],
];

/** Makes a database what it was before a migration: what a server of that time left behind. */
export function takeBackTo(file: Libsql.Database, migration: string): void {
  for (const [name, ...statements] of BACK.filter((each) => each[0] >= migration)) {
    for (const statement of statements) file.exec(statement);
    file.exec(`delete from tortuga_migration where name = '${name}'`);
  }
}
