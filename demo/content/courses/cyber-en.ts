import type { DocumentText } from '../documents/document-content.ts';

export const CYBER_EN: DocumentText = {
  file: 'safe-online',
  title: 'Safe online through the working day',
  standfirst: 'Passwords, false messages and small habits that keep great things safe.',
  blocks: [
    { heading: '1. Why you of all people' },
    {
      text: 'An attacker seldom breaks a door down. It is far easier to ask somebody inside to open it. That is why the message comes to you and not to the server: in the name of a bank, a courier, the director or support. It is sent to thousands, and one tired Tuesday is enough.',
    },
    {
      text: 'The good news is that such attacks are stopped by small habits and not by knowing about computers. Here are six.',
    },
    { heading: '2. What a false message looks like' },
    {
      text: 'They used to be known by their spelling mistakes. Today they are well written, with the right logo and your name. Something else gives them away:',
    },
    {
      points: [
        'They hurry you: the account will be closed in an hour, the parcel goes back today, the director is waiting.',
        'They ask for something unusual: a password, a code from a message, a payment to a new account, gift cards.',
        'The link does not lead where it says. Hold the mouse over it, or press it long on a phone, and read the address.',
        'The sender looks like the real one: two letters swapped, another ending, a hyphen more.',
        'An attachment that nobody announced, above all one that wants you to enable editing or macros.',
      ],
    },
    { heading: 'How an address is read' },
    {
      text: 'What counts is the part right before the first slash, and its end at that. In the address bank.example.sign-in-account.com the owner is not bank.example but sign-in-account.com. Anybody can write anything to the left of it.',
    },
    {
      rows: [
        ['izbor.example/sign-in', 'The owner is izbor.example. All right.'],
        ['izbor.example.sign-in.net', 'The owner is sign-in.net. False.'],
        ['izb0r.example', 'A zero instead of the letter o. False.'],
        ['izbor-accounts.example', 'Another name. Check before you go there.'],
      ],
    },
    {
      text: 'It is safest not to use the link in a message at all. Open the page the way you always do and see whether what the message speaks of is waiting for you there.',
    },
    { heading: '3. Passwords that you do not remember' },
    {
      text: 'The most common way into your account is not guessing but a password that leaked from some other site. If it is the same everywhere, one leak opens all doors. So each account gets a password of its own, long and random, and a password manager remembers it.',
    },
    {
      points: [
        'The only password that you remember is the one of the manager. Make it from four or five unrelated words.',
        'Let the manager make the others, of twenty characters and more.',
        'Do not send passwords in messages. If you must share an account, share it through the manager.',
        'The manager will not offer your password on a false page. When it does not, stop and look at the address.',
      ],
    },
    { heading: '4. The second step' },
    {
      text: 'A code from an app, or a key that you touch, means that a stolen password alone is worth nothing. Switch it on for your e-mail first, because all other passwords are changed through it, then for the bank and for the accounts of your work. Print the recovery codes and keep them away from the computer.',
    },
    {
      text: 'You never read a code out to anybody. Real support does not ask for it. If a code comes by itself, somebody knows your password right now: change it.',
    },
    { heading: '5. Money and hurry' },
    {
      text: 'The fraud that costs most uses no viruses. A message in the name of the director or a supplier asks for an urgent payment or changes an account number. There is one rule: check every change of an account and every unusual payment by another way. Call a number that you know from before, and not the one in the message. Nobody sensible will blame you for a call.',
    },
    { heading: '6. Devices and places' },
    {
      points: [
        'Let updates run as soon as they come. The holes that they close are known to attackers already.',
        'Lock the screen when you get up, in the office too. On most computers that is one shortcut.',
        'A USB stick that somebody found does not go into a computer but to support.',
        'In a café use the company VPN or the network of your own phone, and sit so that nobody looks over your shoulder.',
        'Keep the files of your work where the company makes backups, and not on the desktop.',
      ],
    },
    { heading: '7. When it happens all the same' },
    {
      text: 'Everybody clicks once. The first hour makes the difference.',
    },
    {
      rows: [
        ['At once', 'Change the password on the real page, from another device if you can.'],
        ['Then', 'Tell support what happened, when, and what was typed in. Send them the message as an attachment.'],
        ['Do not', 'Do not delete the message, do not switch the computer off and do not try to mend it quietly.'],
        ['Afterwards', 'See which devices are signed in to the account and sign out those that are not yours.'],
      ],
    },
    {
      text: 'Who reports in time has saved the company a lot. Who hides it has given the attacker time. So reporting a mistake is not a punishment but a help.',
    },
    { heading: 'To take along' },
    {
      points: [
        'Hurry is a sign to slow down.',
        'Look at the end of the address and not at the logo.',
        'Each account its own password, the important ones a second step.',
        'Money is checked by another way.',
        'A click is reported at once.',
      ],
    },
  ],
};
