// Adds those of tabs.
import './base';
import '@mantine/core/styles/Tabs.css';
import './tabs.css';
