/** What lies beside the Map when it is asked for: fetched then, not with the first view of the table. */

export { default as Combat } from './Combat.svelte';
export { default as Scenario } from './Scenario.svelte';
export { default as Trade } from './Trade.svelte';
